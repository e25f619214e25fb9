import { createFileRoute } from '@tanstack/react-router';
import { ZyklusReiter } from '../../../features/adressen/zyklus-reiter.tsx';

export const Route = createFileRoute('/admin/adressen/$id/')({ component: ZyklusReiter });
