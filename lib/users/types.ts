export type CurrentUser = {
  id: string
  email: string
  firstName: string
  lastName: string
  profileImageUrl: string | null
  company: string | null
  professionalTitle: string | null
  experience: string | null
  location: string | null
  specialization: string | null
  role: 'user' | 'admin'
  status: 'active' | 'frozen' | 'deleted'
  membershipType: 'free' | 'monthly' | 'yearly'
  emailVerified: boolean
  createdAt: string
  unreadNotifications: number
}
