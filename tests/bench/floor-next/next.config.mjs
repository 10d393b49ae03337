/**
 * The copy that is built has packages of its own: beside the repository's, Next would take the repository's
 * middleware for its own.
 */
export default { poweredByHeader: false, turbopack: { root: import.meta.dirname } }
