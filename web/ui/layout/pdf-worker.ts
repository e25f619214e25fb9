import { pdfjs } from 'react-pdf';

// A file of our own: the content security policy lets nothing else run.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();
