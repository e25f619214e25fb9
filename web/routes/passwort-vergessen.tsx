import { createFileRoute } from '@tanstack/react-router';
import { KennwortVergessenPage } from '../features/kennwort/kennwort-vergessen-page.tsx';

export const Route = createFileRoute('/passwort-vergessen')({ component: KennwortVergessenPage });
