/** How long a text may be that the network shows below a file. */
export const maxCaptionChars = 1024;
