/// <reference types="astro/client" />

export {}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: boolean | 'idle'
  }
}
