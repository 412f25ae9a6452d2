/** Placeholder for our origin in the built pages; the server replaces it with PUBLIC_URL. */
export const builtOrigin = 'http://origin.invalid'

/** Search engines and social cards need absolute URLs. */
export const siteOrigin = () => (typeof document === 'undefined' ? builtOrigin : location.origin)
