import { exampleOf, webhookEvents, webhookTest } from '../contract/src/webhook-events.ts'

/** `docs/webhooks.md`, from the events of the contract; `npm test -- webhooks-page -u` regenerates it. */
export function webhooksPage(): string {
  const events = Object.entries(webhookEvents).map(
    ([type, { summary, example }]) => `### \`${type}\`

${summary}

\`\`\`json
${JSON.stringify(exampleOf(type, example), undefined, 2)}
\`\`\`
`,
  )
  return `# Webhooks

Made from \`contract/src/webhook-events.ts\`; do not edit. The schemas are in \`/api/openapi.json\`, under \`webhooks\`.

An owner adds a tool in the back office under "Webhooks": an https address, and the events it receives. Its secret is shown once.
Each message is one POST of JSON:

| header | what it holds |
| --- | --- |
| \`webhook-id\` | the event; it stays the same when the event is sent again, so duplicates can be skipped |
| \`webhook-timestamp\` | when this attempt was sent, in seconds since 1970 |
| \`webhook-signature\` | \`v1,\` and the base64 of an HMAC-SHA256 over \`id.timestamp.body\` |

The secret is what follows \`whsec_\`, in base64. Libraries for many languages are named at standardwebhooks.com; verify before
anything else, and refuse a timestamp that is more than five minutes old.

Answer 2xx within 15 seconds, and work afterwards. Anything else is retried after 5 seconds, 5 and 30 minutes, 2, 5, 10,
14, 20 and 24 hours; 410 ends it at once. A tool that could not be reached for three days is switched off, and the owners are
notified by mail. The back office shows what was sent in the last 30 days, and can send it again. Messages may arrive out of
order, and more than once.

Messages name no person: for more, ask the API by the id. Fields and events may be added; none is taken away.

## Events

${events.join('\n')}
### \`${webhookTest}\`

What staff send to try a tool, with empty \`data\`.
`
}
