import type { MetaFunction } from 'react-router'
import './debug-page.css'

export const meta: MetaFunction = () => [{ title: 'Debug' }]

/** Shows at a glance that styles load; served outside production only. */
export default function DebugPage() {
  return (
    <main className="debug">
      <h1>Debug</h1>
      <div className="debug-red" />
      <div className="debug-green" />
    </main>
  )
}
