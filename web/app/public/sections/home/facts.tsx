import { usePublicContent } from '../../page-context.ts'
import './facts.css'

/** The school in four figures. */
export function Facts() {
  const { facts } = usePublicContent().home
  if (facts.length === 0) return null
  return (
    <div className="facts">
      <ul className="wrap">
        {facts.map(({ about, figure, text }) => (
          <li key={text}>
            <strong>
              {about && <small>{about} </small>}
              {figure}
            </strong>{' '}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
