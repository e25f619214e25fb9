import { createFileRoute } from '@tanstack/react-router';
import { AngabenReiter } from '../../../features/seminare/angaben-reiter.tsx';

export const Route = createFileRoute('/admin/seminare/$id/')({ component: AngabenReiter });
