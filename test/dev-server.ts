/** A development server with these plugins alone, for tests that ask what it makes of a file. */
import { createServer, type PluginOption } from 'vite'

export const devServer = (plugins: PluginOption) =>
  createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    // Its folder for bundled packages is one for all servers of a project: two tests at a time would clear away each other's.
    optimizeDeps: { noDiscovery: true },
    plugins: [plugins],
  })
