/** Stands in the built pages where our address belongs; the server puts PUBLIC_URL there. */
export const builtOrigin = 'http://origin.invalid'

/** Search engines and social cards want absolute addresses. */
export const siteOrigin = () => (typeof document === 'undefined' ? builtOrigin : location.origin)
