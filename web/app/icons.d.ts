// Made by the Vite plugin of web/icons.ts.
declare module '#icons/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module cannot import a relative path
  const icon: import('./icon.tsx').Icon
  export default icon
}
