type Nodes = { getInputNode: (path: string) => HTMLElement | null }

/** Leads to the topmost of the fields that are not right, wherever the schema names it. */
export function focusFirst({ getInputNode }: Nodes, paths: readonly string[]): void {
  const [first] = paths
    .flatMap((path) => getInputNode(path) ?? [])
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  first?.focus()
}
