import { defineConfig } from 'vite';

/**
 * What stays outside of the bundle: native code, which is more than one file, and Baileys, whose licence asks for it
 * (decision 0049).
 */
const outside = ['@node-rs/argon2', 'sharp', 'baileys'];

// One file for Node with the workspace packages and what npm installed inside, because Node reads one file in half the
// time that it takes for their thousand (decision 0044); one for the operator's commands, and one for the process that
// decodes pictures.
export default defineConfig({
  plugins: [
    {
      name: 'map-own-sources',
      /** Leaves what npm installed out of the source map, which is read whole at the first error. */
      transform: (code, id) => (id.includes('/node_modules/') ? { code, map: { mappings: '' } } : null),
    },
  ],
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        prosa: 'src/cli/main.ts',
        'picture-process': 'src/platform/pictures/picture-process.ts',
      },
      // All beside each other: the code that starts the picture process looks for it in its own folder.
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { target: 'node', noExternal: true, external: outside },
});
