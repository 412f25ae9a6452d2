/** A reply that sends the browser to another address of ours. */
export class Redirect {
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
}
