import type { SalesDocument } from '@sohbet/contract/selling/sales-documents'
import { RichText } from './rich-text.tsx'
import './legal-page.css'

/** Documents that a learner accepts before paying, one after the other. */
export const Documents = ({ documents }: { documents: readonly SalesDocument[] }) => (
  <div className="wrap legal">
    {documents.map((document) => (
      <div key={document.title}>
        <h1>{document.title}</h1>
        {document.parts.map(({ id, title, body }) => (
          <section key={id}>
            <h2>{title}</h2>
            <RichText html={body} />
          </section>
        ))}
      </div>
    ))}
  </div>
)
