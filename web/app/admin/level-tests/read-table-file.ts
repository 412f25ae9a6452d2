/** The text of a table. What is not UTF-8 comes from an older Excel, which in Turkey writes windows-1254. */
export async function readTableFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}
