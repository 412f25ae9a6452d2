import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { TablePicture } from '../pictures/table-picture.tsx'
import { usePublicContent } from '../public-language.ts'
import './closing-call.css'

export function ClosingCall() {
  const { closing } = usePublicContent().home
  return (
    <section className="closing">
      <div className="wrap">
        <div>
          <h2>{closing.title}</h2>
          <p className="lead">{closing.text}</p>
          <Link className="join join-large" to={paths.join}>
            {closing.join}
          </Link>
        </div>
        <TablePicture />
      </div>
    </section>
  )
}
