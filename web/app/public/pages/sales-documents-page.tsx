import type { HeadOf } from '../page-head.tsx'
import { usePublicContent } from '../page-context.ts'
import { RichText } from '../sections/reading/rich-text.tsx'
import '../sections/reading/legal-page.css'

export const head: HeadOf = ({ preInformation }) => ({ title: preInformation.title })

/** Only for the preview of the documents that a learner accepts before paying. */
export default function SalesDocumentsPage() {
  const { preInformation, distanceSales } = usePublicContent()
  return (
    <div className="wrap legal">
      {[preInformation, distanceSales].map((document) => (
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
}
