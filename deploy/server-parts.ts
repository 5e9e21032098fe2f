import type { Plugin } from 'vite'

/** What a page is built with and its script never draws, `*.server.tsx`, is nothing there, with all that it imports. */
export const serverParts: Plugin = {
  name: 'server-parts',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\.server\.tsx$/ },
    handler: () => 'export default () => null',
  },
}
