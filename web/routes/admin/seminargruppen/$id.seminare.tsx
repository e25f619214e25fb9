import { createFileRoute } from '@tanstack/react-router';
import { SeminareReiter } from '../../../features/seminargruppen/seminare-reiter.tsx';

export const Route = createFileRoute('/admin/seminargruppen/$id/seminare')({ component: SeminareReiter });
