import { mount } from 'svelte';

import './style/tokens.css';
import './style/base.css';
import App from './App.svelte';
import { lang } from './words/words.svelte';

document.documentElement.lang = lang.now;
mount(App, { target: document.getElementById('app')! });
