import { createFileRoute } from '@tanstack/react-router';
import { ZugangAnfragenPage } from '../features/zugang-anfragen/zugang-anfragen-page.tsx';

export const Route = createFileRoute('/zugang-anfragen')({ component: ZugangAnfragenPage });
