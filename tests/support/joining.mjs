/** Returns what somebody who joins with this address fills in. */
export const joining = (email) => ({
  email,
  password: 'Str0ng!beams',
  firstName: 'Nora',
  lastName: 'Lind',
  company: 'Lind Structural',
  professionalTitle: 'Engineer',
  experience: '3-5',
  membershipType: 'free',
})
