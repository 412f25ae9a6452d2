import { usePublicContent } from '../../page-context.ts'

export function CreditUse() {
  const { credits } = usePublicContent().plans
  if (credits.rows.length === 0) return null
  return (
    <div className="credits">
      <div>
        <h3>{credits.title}</h3>
        <p>{credits.text}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{credits.kind}</th>
            <th scope="col">{credits.length}</th>
            <th scope="col">{credits.cost}</th>
          </tr>
        </thead>
        <tbody>
          {credits.rows.map(({ kind, length, cost }) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>{length}</td>
              <td>{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
