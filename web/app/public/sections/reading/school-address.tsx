import { useSchool } from '../../page-context.ts'

export function SchoolAddress() {
  const { company, street, city } = useSchool()
  return (
    <address>
      {[company, street, city, 'Türkiye']
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  )
}
