type Nodes = { getInputNode: (path: string) => HTMLElement | null }

/** Focuses the topmost invalid field, in the order of the page. */
export function focusFirst({ getInputNode }: Nodes, paths: readonly string[]): void {
  const [first] = paths
    .flatMap((path) => getInputNode(path) ?? [])
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  first?.focus()
}
