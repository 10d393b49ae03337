/** How a program calls the library, with the site's own address; a test makes these very calls. */
export const LIST = (origin: string) => `curl ${origin}/api/calculations \\
  -H "Authorization: Bearer $LOADPATH_TOKEN"`

export const RUN = (origin: string) => `curl ${origin}/api/calculations/$ID/run \\
  -H "Authorization: Bearer $LOADPATH_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"inputs": {"V_Ed": "850 kN", "d": 220}}'`
