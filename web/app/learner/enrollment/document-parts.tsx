import type { SalesDocument } from '@sohbet/contract/selling/sales-documents'

/** The parts of a document. The server has cleaned their HTML, and the values in it are escaped. */
export const DocumentParts = ({ document: { parts } }: { document: SalesDocument }) =>
  parts.map(({ id, title, body }) => (
    <section key={id}>
      <h3>{title}</h3>
      <div dangerouslySetInnerHTML={{ __html: body }} />
    </section>
  ))
