import { createFileRoute } from '@tanstack/react-router';
import { AkteDokumente } from '../../../features/akte/dokumente/akte-dokumente.tsx';

export const Route = createFileRoute('/admin/freiwillige/$id/akte')({ component: AkteDokumente });
