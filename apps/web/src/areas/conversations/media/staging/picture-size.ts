/** Returns the width and height of a picture at an address; nulls when the browser cannot decode it. */
export function sizeOfPicture(address: string): Promise<{ width: number | null; height: number | null }> {
  const picture = new Image();
  return new Promise((resolve) => {
    picture.addEventListener('load', () =>
      resolve({ width: picture.naturalWidth, height: picture.naturalHeight }),
    );
    picture.addEventListener('error', () => resolve({ width: null, height: null }));
    picture.src = address;
  });
}
