export type TabChannel = { send: (data: unknown) => void; close: () => void }

/** A channel between the tabs of this browser. A tab does not receive what it sends itself. */
export function openTabChannel(name: string, onData: (data: unknown) => void): TabChannel {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onData(data))
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no origin
    send: (data) => channel.postMessage(data),
    close: () => channel.close(),
  }
}
