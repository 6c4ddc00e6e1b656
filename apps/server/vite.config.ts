import { defineConfig } from 'vite';

// One file for Node with the workspace packages inside, one for the operator's commands, and one for the process that
// decodes pictures; what npm installed stays outside.
export default defineConfig({
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
  ssr: { target: 'node', noExternal: [/^@prosa\//] },
});
