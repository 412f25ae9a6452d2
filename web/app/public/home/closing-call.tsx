import { Link } from 'react-router'
import { TablePicture } from '../pictures/table-picture.tsx'
import { usePublicContent } from '../public-language.ts'
import { joinPath } from '../public-paths.ts'

export function ClosingCall() {
  const { closing } = usePublicContent().home
  return (
    <section className="closing">
      <div className="wrap">
        <div>
          <h2>{closing.title}</h2>
          <p className="lead">{closing.text}</p>
          <Link className="join join-large" to={joinPath}>
            {closing.join}
          </Link>
        </div>
        <TablePicture />
      </div>
    </section>
  )
}
