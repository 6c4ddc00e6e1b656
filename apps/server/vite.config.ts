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
      output: { format: 'es', entryFileNames: '[name].js' },
    },
  },
  ssr: { target: 'node', noExternal: [/^@prosa\//] },
});
