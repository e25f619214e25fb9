import { createFileRoute } from '@tanstack/react-router';
import { useSuche } from '../../client/use-suche.ts';
import { FaqPage } from '../../features/faq/faq-page.tsx';
import { faqsuche } from '../../features/faq/suche.ts';

export const Route = createFileRoute('/admin/faq')({ validateSearch: faqsuche, component: Faq });

function Faq() {
	const { a } = useSuche(faqsuche);
	return <FaqPage a={a} />;
}
