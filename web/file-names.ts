/** A module of texts, such as app/texts/tr/auth/auth-texts.ts. */
const texts = /\/texts\/(?<language>en|tr)\/[^/]+\/[\w-]+-texts\.ts$/

/** The languages of one area would have the same name otherwise, and the server names those of a visitor. */
const textsName = (module: string | null): string => {
  const language = texts.exec(module ?? '')?.groups?.['language']
  return language === undefined ? '' : `${language}-`
}

/** The public site and the app name a font alike, so that a browser loads it once. */
export const assetFileNames = 'assets/[name]-[hash:7][extname]'

/** Every page loads the list of all files, and a hash does not compress. */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ facadeModuleId }: { facadeModuleId: string | null }) =>
    `assets/${textsName(facadeModuleId)}[name]-[hash:7].js`,
  assetFileNames,
}
