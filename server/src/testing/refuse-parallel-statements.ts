/** A client sends one statement at a time; pg warns once a third statement waits for the others. */
const isParallel = ({ message }: Error) => message.startsWith('Calling client.query() when the client')

function refuseParallelStatements(warning: Error): void {
  if (isParallel(warning)) throw new Error('A transaction runs statements side by side', { cause: warning })
}

// The modules of a worker are loaded anew for each file, so the listener is found by its name
if (!process.listeners('warning').some(({ name }) => name === refuseParallelStatements.name))
  process.on('warning', refuseParallelStatements)
