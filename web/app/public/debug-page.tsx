import './debug-page.css'

/** Shows at a glance that styles arrive; the server answers it outside production only. */
export default function DebugPage() {
  return (
    <main className="debug">
      <h1>Debug</h1>
      <div className="debug-red" />
      <div className="debug-green" />
    </main>
  )
}
