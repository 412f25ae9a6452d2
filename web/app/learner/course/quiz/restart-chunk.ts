/** The question before a restart. */
export const restartChunk = { name: 'restart', load: () => import('./restart-dialog.tsx') }
