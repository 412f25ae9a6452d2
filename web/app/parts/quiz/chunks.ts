/** Only some questions have pieces to drag. */
export const dragDropChunk = { name: 'drag-drop', load: () => import('./drag-drop.tsx') }
